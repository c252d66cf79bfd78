import '#theme/base.css'
