/**
 * Style sheets of components (`foo.css` beside `foo.ts`) become what Lit takes: small, with their pictures inside. A
 * bundle of components needs this plugin.
 */
import {build} from 'esbuild';
import {SYNTAX} from './floor.mjs';

export const sheets = {
  name: 'sheets',
  setup(builder) {
    builder.onLoad({filter: /[\\/]components[\\/].*\.css$/}, async ({path}) => {
      const {outputFiles, warnings} = await build({
        entryPoints: [path],
        ...SYNTAX,
        bundle: true,
        minify: true,
        write: false,
        loader: {'.svg': 'dataurl'},
        logLevel: 'silent',
      });
      const text = JSON.stringify(outputFiles[0].text.trim());
      return {
        contents: `import {unsafeCSS} from 'lit';export default unsafeCSS(${text});`,
        loader: 'js',
        resolveDir: builder.initialOptions.absWorkingDir ?? process.cwd(),
        warnings,
      };
    });
  },
};
