/**
 * Strings that have broken other sites: markup and addresses that run, texts that end early, writing that turns around.
 * Written for this project. What is stored is what was typed; no page, mail or feed may do anything with it but show it.
 */

/** Would call `alert`, or set `window.attacked`, if anything ran them. */
const running = [
  '<script>window.attacked=1</script>',
  '"><script>window.attacked=1</script>',
  "'><script>window.attacked=1</script>",
  '</textarea><script>window.attacked=1</script>',
  '</title><script>window.attacked=1</script>',
  '<scr<script>ipt>window.attacked=1</scr</script>ipt>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=window.attacked=1>',
  '<img src=x onerror="window.attacked=1"',
  '<svg onload=window.attacked=1>',
  '<svg><animate onbegin=window.attacked=1 attributeName=x dur=1s>',
  '<body onload=window.attacked=1>',
  '<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>',
  '<details open ontoggle=window.attacked=1>',
  '<input autofocus onfocus=window.attacked=1>',
  '<math><mtext></mtext><a xlink:href="javascript:window.attacked=1">x</a></math>',
  '<a href="javascript:window.attacked=1">click</a>',
  '<style>@import "javascript:window.attacked=1"</style>',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv=refresh content="0;url=javascript:window.attacked=1">',
  '<base href="//evil.example/">',
  '<form action="//evil.example"><button>send</button></form>',
  '<!--<img src="--><img src=x onerror=window.attacked=1>',
  '<![CDATA[<script>window.attacked=1</script>]]>',
  ']]><script>window.attacked=1</script>',
  '&lt;script&gt;window.attacked=1&lt;/script&gt;',
  '&#60;script&#62;window.attacked=1&#60;/script&#62;',
  '\\u003cscript\\u003ewindow.attacked=1\\u003c/script\\u003e',
  '" onmouseover="window.attacked=1" x="',
  "' autofocus onfocus='window.attacked=1",
  '`;window.attacked=1;`',
  '{{constructor.constructor("window.attacked=1")()}}',
  '$' + '{window.attacked=1}',
  '</script><script>window.attacked=1</script>',
  '<noscript><p title="</noscript><img src=x onerror=window.attacked=1>">',
  '<template><script>window.attacked=1</script></template>',
]

/** Writing that is hard to show. */
const writing = [
  '\u202Etxet eht snrut siht',
  '\u2066\u2067isolated\u2069',
  'Z\u0351\u036B\u0343a\u0321\u034Cl\u0360g\u0317o\u0300\u0301\u0302\u0303\u0304\u0305',
  'zero\u200Bwidth\u200Djoined\uFEFF',
  '👩‍👩‍👧‍👦 🏳️‍🌈 🇨🇦 👍🏿',
  'שלום עולם مرحبا بالعالم',
  '日本語のコメント 한국어 评论',
  'ΑΒΓ ǅ ß İı ﬁ Ⅷ ﷽',
  '\u0001\u0002control\u007F\u009F',
  'new\u2028line\u2029here\u0085too',
  "Robert'); drop table comments;--",
  "' or '1'='1",
  '%s%n%x %00 %0d%0aSet-Cookie: x=1',
  '../../../../etc/passwd',
  '=cmd|"/c calc"!A1',
  '+1+1 -1 @sum(1)',
  'null undefined NaN true {} []',
  '{name} {author} {link}',
]

export const contentVectors: readonly string[] = [...running, ...writing]

/** As names: on one line, and not longer than a name may be. */
export const nameVectors: readonly string[] = contentVectors.filter((text) => text.length <= 80)

/** Refused as a website. */
export const wrongAddresses: readonly string[] = [
  'javascript:window.attacked=1',
  'JaVaScRiPt:window.attacked=1',
  '\tjavascript:window.attacked=1',
  'javascript://example.org/%0Awindow.attacked=1',
  'data:text/html,<script>window.attacked=1</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.org/',
  'https://user:secret@example.org/',
  'https://bank.example@evil.example/',
  'http://',
  'https://localhost',
  'https://[::1',
  'not an address',
  '"><script>window.attacked=1</script>',
]

/** Allowed as a website, and dangerous where it is not escaped. */
export const strangeAddresses: readonly string[] = [
  'https://example.org/"onmouseover="window.attacked=1',
  "https://example.org/?a=<script>window.attacked=1</script>&b='",
  'https://example.org/#"><img src=x onerror=window.attacked=1>',
  'https://пример.example/путь',
  'https://xn--e1afmkfd.example/',
]
