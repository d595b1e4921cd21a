/** Global styles in their order. The `.css.ts` name marks the file as a side effect, so that bundlers keep it. */
import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import './scale.css.ts';
import './light.css.ts';
import './dark.css.ts';
