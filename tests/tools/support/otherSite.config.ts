/** A second site: every identifying value differs from the first one. */
import type { SiteConfig } from '../../../packages/domain/src/site/siteConfig.ts'
import shipped from '../../site.config.ts'

export default {
  ...shipped,
  name: 'Finds of the Fen',
  shortName: 'Fen',
  tagline: 'was das Moor bewahrt hat',
  description: 'Finds of the Fen zeigt, was der Torf bewahrt hat, vom Einbaum bis zur Butter.',
  languages: ['de', 'en'],
  contact: {
    address: '1 Dyke Road\nFen Ditton',
    email: 'fen@fen.example',
    website: 'fen.example',
  },
  social: [],
  legalLinks: [{ label: 'Bedingungen', address: 'https://fen.example/terms' }],
  legal: { privacy: 'otherSite.privacy.md', imprint: null },
  rightsLine: 'Die Texte sind frei.',
  hero: [
    {
      headline: 'Aus dem Moor',
      subtitle: 'Fünftausend Jahre.',
      image: '/illustrations/heroes/gateway.svg',
    },
  ],
  categories: [{ name: 'Boote', drawing: 'Relics' }],
  defaultTheme: 'ancientdark',
  colours: {
    light: {
      ...shipped.colours.light,
      page: '#F2F6F1',
      paper: '#FBFDFA',
      band: '#E1EADF',
      lapis: '#1F5B45',
      lapisDeep: '#12402F',
      focus: '#1F5B45',
      edge: '#687D71',
      rule: '#C2D0C3',
      tint: { ...shipped.colours.light.tint, chip: '#DDEBE2' },
      footer: { ...shipped.colours.light.footer, ground: '#10352A' },
    },
    dark: {
      ...shipped.colours.dark,
      page: '#0D1512',
      paper: '#14201B',
      band: '#1C2B24',
      lapis: '#8FD3B4',
      lapisDeep: '#B5E6CF',
      tint: { ...shipped.colours.dark.tint, chip: '#1D3A2E' },
    },
    night: { ...shipped.colours.night, ground: '#0E2A22' },
  },
  regions: { function: 'europe-west1', database: 'eur3' },
  translations: {
    en: {
      tagline: 'what the peat has kept',
      description: 'Finds of the Fen shows what the peat has kept, from logboats to butter.',
      rightsLine: 'The texts are free.',
      hero: [{ headline: 'Out of the Peat', subtitle: 'Five thousand years.' }],
      categories: ['Boats'],
      legalLinks: ['Terms'],
      legal: { privacy: 'otherSite.privacy.en.md' },
    },
  },
} satisfies SiteConfig
