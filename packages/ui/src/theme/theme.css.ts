/** Everything that must be on the page once, in its order. Its name keeps bundlers from dropping it as unused code. */
import './layers.css.ts';
import './reset.css.ts';
import './fonts.css.ts';
import './scale.css.ts';
import './light.css.ts';
import './dark.css.ts';
