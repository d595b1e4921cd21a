declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}

declare module 'virtual:sources' {
  const sources: Readonly<Record<string, string>>;
  export default sources;
}
