import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { NightPlate } from '#components/pictures/NightPlate.tsx'
import { Page } from '#components/layout/Page.tsx'
import { siteName } from '#i18n/siteText.ts'
import { PATHS } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'

/** The sections of the page. */
const sections = (name = siteName()) => [
  {
    title: t`Who We Are`,
    paragraphs: [
      t`${name} is a catalogue made by the people who use it. Teachers, collectors of facts, museum visitors with tired feet, and anyone who has ever stood before a glass case and wanted to know more keep it together, one entry at a time.`,
      t`We are not a museum and own nothing that you see here. What we look after is the knowledge about it: what an object is, who found it and when, where it is kept, and why it matters.`,
    ],
  },
  {
    title: t`Our Mission`,
    paragraphs: [
      t`Objects outlive the people who made them, but what is known about them is easily lost. Our mission is to keep that knowledge together, in plain words and in the same order for a gold mask and for a bone needle, and to keep it open to everybody.`,
      t`We ask our members to write what they can support, to name doubts as doubts, and to give every find its date and place as well as they are known.`,
    ],
  },
  {
    title: t`Join Us`,
    paragraphs: [
      t`Browsing is free and needs no account. With one, you can open every entry, add artifacts of your own, correct and extend what you have written, and like the objects that you would cross a city to see.`,
    ],
  },
]

const Section = styled('section')({
  display: 'grid',
  gap: theme.spacing(2),
  paddingBlock: theme.spacing(4),
  '&:not(:first-of-type)': { borderTop: `1px solid ${theme.vars.palette.rule}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', gap: theme.spacing(4) },
})

const Prose = styled('div')({ display: 'grid', gap: theme.spacing(2), maxWidth: '66ch' })

/** About Us. */
export default function AboutScreen() {
  return (
    <Page title={t`About Us`}>
      <NightPlate drawing="gateway">
        <Typography variant="h1" component="p">
          {t`A shared catalogue of the things that people made, used and treasured.`}
        </Typography>
      </NightPlate>
      {sections().map(({ title, paragraphs }) => (
        <Section key={title}>
          <Typography variant="h2">{title}</Typography>
          <Prose>
            {paragraphs.map((paragraph) => (
              <Typography key={paragraph} variant="reading">
                {paragraph}
              </Typography>
            ))}
          </Prose>
        </Section>
      ))}
      <ButtonLink variant="contained" to={PATHS.browse} sx={{ marginTop: 2 }}>
        {t`Start Exploring`}
      </ButtonLink>
    </Page>
  )
}
