export { ToastRegion as default } from '@aitours/ui';
