declare module 'virtual:icons' {
  import type { ButtonProps } from '@aitours/ui';

  const icons: Readonly<Record<string, NonNullable<ButtonProps['icon']>>>;
  export default icons;
}

declare module 'virtual:sources' {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
