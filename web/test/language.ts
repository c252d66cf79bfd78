import { i18n } from '@lingui/core'

// English, whose texts are in the code.
i18n.loadAndActivate({ locale: 'en', messages: {} })
