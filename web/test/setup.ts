import '#theme/base.css'

// Test files share a browser, so each starts by removing stored data.
localStorage.clear()
sessionStorage.clear()
