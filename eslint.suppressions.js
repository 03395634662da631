// Every suppression of ESLint and of Oxlint must name the rule and, after `--`, the reason.

const directive = /^\s*(?:es|ox)lint-disable(?:-next-line|-line)?(?<rest>[\s\S]*)$/

/** @type {import('eslint').Rule.RuleModule} */
const reasonedSuppression = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      rule: 'Name the rule that is suppressed.',
      reason: 'Give the reason of the suppression after “--”.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const rest = directive.exec(comment.value)?.groups?.['rest']
          if (rest === undefined || !comment.loc) continue
          const [rules = '', ...reason] = rest.split(/\s--\s/)
          if (rules.trim() === '') context.report({ loc: comment.loc, messageId: 'rule' })
          else if (reason.join(' ').trim() === '') context.report({ loc: comment.loc, messageId: 'reason' })
        }
      },
    }
  },
}

/** ESLint config that requires a rule and a reason in every suppression. */
export const suppressionsConfig = {
  name: 'touchline/suppressions',
  plugins: { suppressions: { rules: { reasoned: reasonedSuppression } } },
  linterOptions: { reportUnusedDisableDirectives: 'error' },
  rules: { 'suppressions/reasoned': 'error' },
}
