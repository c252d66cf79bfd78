import { t } from '@lingui/core/macro'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { NightPlate } from '#components/pictures/NightPlate.tsx'
import { siteName } from '#i18n/siteText.ts'
import { PATHS } from '#navigation/paths.ts'

/** A short introduction to the product. */
export function AboutTeaser() {
  const id = useId()
  const site = siteName()
  return (
    <section aria-labelledby={id}>
      <NightPlate drawing="gateway">
        <Typography variant="h3" component="h2" id={id}>
          {t`About ${site}`}
        </Typography>
        <Typography variant="reading">
          {t`${site} is a shared catalogue of the things that people made, used and treasured. Anyone may browse it; members add the artifacts they know, keep their own entries up to date, and like the ones they love. Each entry tells what an object is, who found it, when, and where it can be seen today.`}
        </Typography>
        <ButtonLink variant="outlined" color="inherit" to={PATHS.about}>
          {t`More About Us`}
        </ButtonLink>
      </NightPlate>
    </section>
  )
}
