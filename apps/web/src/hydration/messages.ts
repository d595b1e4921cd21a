/** In a module of its own: most pages load this message without `deferPart`. */
export const loadingPage = 'Loading page';
