import { type ConfigData, HtmlValidate, type ResolvedConfig, StaticConfigLoader } from 'html-validate'

/** The library resolves its configuration anew for each page, which takes as long as checking it. */
class ResolvedOnce extends StaticConfigLoader {
  #resolved: ResolvedConfig | Promise<ResolvedConfig> | undefined

  override getConfigFor(handle: string) {
    this.#resolved ??= super.getConfigFor(handle)
    return this.#resolved
  }
}

const rules: ConfigData = {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React writes, which is valid HTML: <br/>, selected="", srcSet.
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'doctype-style': 'off',
    // Boxes that belong together share their name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The standard allows a name on lists and addresses.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Files of our own need no checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Matters of taste: how long a title is, where a telephone number may break.
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
}
const validator = new HtmlValidate(new ResolvedOnce(rules))

/** Finds invalid HTML in a page, short enough to be read in a failed test. */
export const htmlProblems = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
}
