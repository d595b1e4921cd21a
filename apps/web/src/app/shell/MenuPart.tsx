export { Menu as default } from '@aitours/ui';
