import '#theme/base.css'

// Files that run one after the other have the same browser: none begins with what another one left.
localStorage.clear()
sessionStorage.clear()
