export { escapeHtml } from './escapeHtml.ts';
