/** Configuration of all tests: that of the specification, so that they also pass in a fork with another `site.config.ts`. */
import type { SiteConfig } from '../packages/domain/src/site/siteConfig.ts'

export default {
  name: 'Artifact Tracker',
  shortName: 'Artifacts',
  tagline: 'the best platform to track Artifacts',
  description:
    'Artifact Tracker is the best platform to track Artifacts: browse historical artifacts, add the ones you know, and like the ones you love.',
  languages: ['en', 'de'],
  contact: {
    address: '123 Museum Street, Antiquity City',
    phone: '+1 555 0100',
    email: 'hello@artifact-tracker.example',
    website: 'www.artifact-tracker.example',
  },
  social: [
    { name: 'Facebook', address: 'https://www.facebook.com/' },
    { name: 'X', address: 'https://x.com/' },
    { name: 'Instagram', address: 'https://www.instagram.com/' },
  ],
  legalLinks: [],
  legal: { privacy: null, imprint: null },
  rightsLine: 'All rights reserved.',
  hero: [
    {
      headline: 'Unveiling the Past: Explore the World’s Greatest Artifacts',
      subtitle:
        'Discover the stories behind legendary relics like the Rosetta Stone, the Antikythera Mechanism and many more!',
      image: '/illustrations/heroes/unveiling-the-past.svg',
      centre: 70,
    },
    {
      headline: 'Preserve History, Share Knowledge',
      subtitle:
        'Contribute artifacts, engage with history, and be part of a thriving community of enthusiasts.',
      image: '/illustrations/heroes/preserve-history.svg',
      centre: 69,
    },
    {
      headline: 'Your Gateway to Timeless Discoveries',
      subtitle:
        'Browse, learn, and track historical artifacts in a beautifully designed, user-friendly platform.',
      image: '/illustrations/heroes/gateway.svg',
      centre: 73.75,
    },
  ],
  categories: [
    { name: 'Sculptures', drawing: 'Sculptures' },
    { name: 'Manuscripts', drawing: 'Manuscripts' },
    { name: 'Tools', drawing: 'Tools' },
    { name: 'Relics', drawing: 'Relics' },
    { name: 'Coins', drawing: 'Coins' },
    { name: 'Weapons', drawing: 'Weapons' },
    { name: 'Inscriptions', drawing: 'Inscriptions' },
    { name: 'Paintings', drawing: 'Paintings' },
  ],
  defaultTheme: 'ancientlight',
  colours: {
    light: {
      page: '#F7F0E1',
      paper: '#FFFCF5',
      band: '#EFE4CD',
      ink: '#2A2118',
      inkSoft: '#5B4A37',
      inkFaint: '#6E5C45',
      lapis: '#26418F',
      lapisDeep: '#1B2F6B',
      terracotta: '#9C3F26',
      terracottaDeep: '#7A2F1B',
      bronze: '#76530F',
      gold: '#B8892B',
      mark: '#A0741C',
      verdigris: '#2A6350',
      carmine: '#A01C2E',
      carmineDeep: '#7D1523',
      umber: '#84480A',
      edge: '#88714F',
      rule: '#DACBAA',
      focus: '#26418F',
      onFill: '#FFFCF5',
      tint: {
        period: '#F6E6BF',
        chip: '#E3E8F6',
        error: '#FBE9E6',
        like: '#F8E4DB',
        success: '#E2EFE8',
        warning: '#FBEBD3',
        selection: '#F0DCA8',
      },
      footer: { ground: '#152450', ink: '#FBF4E4', muted: '#C9CFE6', link: '#E5C274' },
    },
    dark: {
      page: '#15110C',
      paper: '#1F1912',
      band: '#2A2218',
      ink: '#F4EBD9',
      inkSoft: '#CDBEA4',
      inkFaint: '#AD9D82',
      lapis: '#A3B8F7',
      lapisDeep: '#C3D1FB',
      terracotta: '#E8A086',
      terracottaDeep: '#F2BCA8',
      bronze: '#E5C274',
      gold: '#C9A04A',
      mark: '#C9A04A',
      verdigris: '#8CCFB4',
      carmine: '#F5A09A',
      carmineDeep: '#FABFBB',
      umber: '#F0BB66',
      edge: '#8F7D61',
      rule: '#453A2B',
      focus: '#F0C869',
      onFill: '#15110C',
      tint: {
        period: '#3A2E17',
        chip: '#232A45',
        error: '#3B1A1C',
        like: '#3A2018',
        success: '#17302A',
        warning: '#36260F',
        selection: '#5A4620',
      },
      footer: { ground: '#0E0B08', ink: '#FBF4E4', muted: '#C7B99F', link: '#E5C274' },
    },
    night: { ground: '#0F1A3D', ink: '#FBF4E4', gold: '#E5C274', focus: '#F0C869' },
  },
  regions: { function: 'us-central1', database: 'nam5' },
  translations: {
    de: {
      tagline: 'die beste Plattform für historische Artefakte',
      description:
        'Artifact Tracker ist die beste Plattform für historische Artefakte: entdecken Sie die Sammlung, ergänzen Sie, was Sie kennen, und merken Sie sich, was Ihnen gefällt.',
      rightsLine: 'Alle Rechte vorbehalten.',
      hero: [
        {
          headline: 'Die Vergangenheit enthüllt: die bedeutendsten Artefakte der Welt',
          subtitle:
            'Entdecken Sie die Geschichten hinter legendären Funden wie dem Stein von Rosette, dem Mechanismus von Antikythera und vielen anderen!',
        },
        {
          headline: 'Geschichte bewahren, Wissen teilen',
          subtitle:
            'Tragen Sie Artefakte bei, beschäftigen Sie sich mit Geschichte und werden Sie Teil einer lebendigen Gemeinschaft.',
        },
        {
          headline: 'Ihr Tor zu zeitlosen Entdeckungen',
          subtitle:
            'Durchstöbern, lernen und verfolgen: historische Artefakte auf einer schön gestalteten, leicht bedienbaren Plattform.',
        },
      ],
      categories: [
        'Skulpturen',
        'Handschriften',
        'Werkzeuge',
        'Relikte',
        'Münzen',
        'Waffen',
        'Inschriften',
        'Gemälde',
      ],
    },
  },
} satisfies SiteConfig
