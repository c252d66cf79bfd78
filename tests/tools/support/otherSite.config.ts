/** A second site: every identifying value differs from the first one. */
import type { SiteConfig } from '../../../packages/domain/src/site/siteConfig.ts'
import shipped from '../../../site.config.ts'

export default {
  ...shipped,
  name: 'Finds of the Fen',
  shortName: 'Fen',
  tagline: 'what the peat has kept',
  description: 'Finds of the Fen shows what the peat has kept, from logboats to butter.',
  languages: ['en', 'de'],
  contact: {
    address: '1 Dyke Road',
    phone: '+44 1632 960 001',
    email: 'fen@fen.example',
    website: 'fen.example',
  },
  social: [],
  legalLinks: [{ label: 'Terms', address: 'https://fen.example/terms' }],
  legal: { privacy: 'otherSite.privacy.md', imprint: null },
  rightsLine: 'The texts are free.',
  hero: [
    {
      headline: 'Out of the Peat',
      subtitle: 'Five thousand years.',
      image: '/illustrations/heroes/gateway.svg',
    },
  ],
  categories: [{ name: 'Boats', drawing: 'Relics' }],
  defaultTheme: 'ancientdark',
  colours: { ...shipped.colours, light: { ...shipped.colours.light, page: '#F2F6F1' } },
  regions: { function: 'europe-west1', database: 'eur3' },
} satisfies SiteConfig
