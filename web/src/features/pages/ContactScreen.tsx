import { t } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { NightPlate } from '#components/pictures/NightPlate.tsx'
import { Page } from '#components/layout/Page.tsx'
import { Globe, Mail, MapPin, Phone } from '#icons/screenIcons.tsx'
import { ContactForm } from './ContactForm.tsx'
import { theme } from '#theme/theme.ts'

/** What the site tells of itself. */
function details() {
  const { address, phone, email, website } = SITE.contact
  return [
    { term: t`Address`, value: address, Glyph: MapPin },
    { term: t`Phone`, value: phone, Glyph: Phone },
    { term: t`E-mail`, value: email, Glyph: Mail },
    { term: t`Website`, value: website, Glyph: Globe },
  ].filter(({ value }) => value !== undefined)
}

const Columns = styled('div')({
  display: 'grid',
  marginTop: theme.spacing(6),
  gap: theme.spacing(6),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '5fr 7fr', gap: theme.spacing(8) },
})

const Details = styled('dl')({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gap: theme.spacing(0, 2),
    paddingBlock: theme.spacing(2),
    borderTop: `1px solid ${theme.vars.palette.rule}`,
  },
  '& svg': { gridRow: 'span 2', color: theme.vars.palette.bronze.main },
  '& dt': { fontSize: '0.9375rem', fontWeight: 600 },
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
})

const FORM = SITE.contactForm ?? 'unconnected'
const MAIL_TO = FORM === 'mail' ? SITE.contact.email : undefined

/** Contact Us: details and a form, each if the site has it. */
export default function ContactScreen() {
  const shown = details()
  return (
    <Page title={t`Contact Us`}>
      <NightPlate drawing="preserve-history">
        <Typography variant="h1" component="p">
          {t`Questions, corrections, a find that deserves an entry: we like to hear of them.`}
        </Typography>
      </NightPlate>
      <Columns>
        {shown.length > 0 && (
          <section>
            <Typography variant="h2" sx={{ marginBottom: 3 }}>
              {t`Details`}
            </Typography>
            <Details>
              {shown.map(({ term, value, Glyph }) => (
                <div key={term}>
                  <Glyph size={24} />
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </Details>
          </section>
        )}
        {FORM !== 'none' && (
          <section>
            <Typography variant="h2" sx={{ marginBottom: 3 }}>
              {t`Send Message`}
            </Typography>
            <ContactForm mailTo={MAIL_TO} />
          </section>
        )}
      </Columns>
    </Page>
  )
}
