import { i18n } from '@lingui/core'

// English: the texts of the code.
i18n.loadAndActivate({ locale: 'en', messages: {} })
