declare module 'osrm-text-instructions/languages.js' {
  const languages: {
    supportedCodes: string[]
    instructions: Record<string, import('./language-set').LanguageSet>
  }
  export default languages
}

declare module 'osrm-text-instructions' {
  interface Compiler {
    compile: (
      language: string,
      step: import('../routing/osrm-response').RouteStep,
      options?: { legCount?: number; legIndex?: number; waypointName?: string },
    ) => string
  }
  export default function osrmTextInstructions(version: 'v5'): Compiler
}
