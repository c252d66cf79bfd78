import type { RulesIssue } from '#service.ts'
import type { RulesetFile } from '../syntax/ast.ts'

/** What is wrong in a file that parses. */
export function checkFile(file: RulesetFile): readonly RulesIssue[] {
  return file.services.length > 0
    ? []
    : [
        {
          severity: 'WARNING',
          description: 'No service is declared: everything is denied.',
          line: 1,
          column: 1,
        },
      ]
}
