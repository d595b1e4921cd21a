declare module 'virtual:icons' {
  import type { LucideIcon } from 'lucide-react';

  const icons: Readonly<Record<string, LucideIcon>>;
  export default icons;
}
