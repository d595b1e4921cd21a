/** / */
import type { RouteModule } from '../../platform/page.ts';
import { travelAgency } from './structuredData.ts';

export { default, meta, queries } from './HomePage.tsx';

export const structuredData: RouteModule['structuredData'] = import.meta.env.SSR ? () => travelAgency : undefined;
