import type { Permission } from '@aitours/domain/staff';
import {
  CalendarClock,
  CalendarDays,
  CalendarRange,
  CarFront,
  ChartColumn,
  Compass,
  Images,
  LayoutDashboard,
  Library,
  type LucideIcon,
  Mail,
  MapIcon,
  MessageSquare,
  Scale,
  ScanLine,
  ScrollText,
  Settings,
  Ship,
  Star,
  Ticket,
  TicketPercent,
  UserCog,
  Users,
  Webhook,
} from 'lucide-react';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../../platform/staffPaths.ts';
import type { messages } from './messages.ts';

export type SectionName = keyof typeof messages.sections;

/** A page of the dashboard that its menu leads to. */
export interface StaffSection {
  readonly name: SectionName;
  readonly href: string;
  readonly icon: LucideIcon;
  /** Required to see the section; default: being staff. */
  readonly permission?: Permission;
}

/** The first entries of the sidebar (STAFF-02). */
export const mainSections: readonly StaffSection[] = [
  { name: 'overview', href: paths.dashboard, icon: LayoutDashboard },
  { name: 'tours', href: staffPaths.tours, icon: MapIcon, permission: 'catalogue.read' },
  { name: 'transfers', href: staffPaths.transfers, icon: CarFront, permission: 'bookings.read' },
  { name: 'activities', href: staffPaths.activities, icon: Compass, permission: 'catalogue.read' },
  { name: 'tickets', href: staffPaths.tickets, icon: Ticket, permission: 'catalogue.read' },
  { name: 'bookings', href: staffPaths.bookings, icon: CalendarDays, permission: 'bookings.read' },
  { name: 'settings', href: staffPaths.settings, icon: Settings },
];

/** All other sections by what staff do there. */
export const sectionGroups = [
  {
    name: 'day',
    sections: [
      { name: 'departures', href: staffPaths.departures, icon: CalendarClock, permission: 'bookings.read' },
      { name: 'gate', href: staffPaths.gate, icon: ScanLine, permission: 'checkins.write' },
      { name: 'customers', href: staffPaths.customers, icon: Users, permission: 'customers.read' },
      { name: 'cruises', href: staffPaths.cruises, icon: Ship, permission: 'requests.read' },
    ],
  },
  {
    name: 'catalogue',
    sections: [
      { name: 'catalogue', href: staffPaths.activity.list, icon: Library, permission: 'catalogue.write' },
      { name: 'availability', href: staffPaths.availability, icon: CalendarRange, permission: 'stock.write' },
      { name: 'promoCodes', href: staffPaths.promoCodes, icon: TicketPercent, permission: 'promocodes.manage' },
      { name: 'pictures', href: staffPaths.pictures, icon: Images, permission: 'catalogue.write' },
      { name: 'reviews', href: staffPaths.reviews, icon: Star, permission: 'reviews.moderate' },
      { name: 'comments', href: staffPaths.comments, icon: MessageSquare, permission: 'comments.moderate' },
    ],
  },
  {
    name: 'company',
    sections: [
      { name: 'sales', href: staffPaths.sales, icon: ChartColumn, permission: 'statistics.read' },
      { name: 'reconciliation', href: staffPaths.reconciliation, icon: Scale, permission: 'statistics.read' },
      { name: 'mails', href: staffPaths.mails, icon: Mail, permission: 'mails.send' },
      { name: 'staff', href: staffPaths.staff, icon: UserCog, permission: 'staff.manage' },
      { name: 'audit', href: staffPaths.auditLog, icon: ScrollText, permission: 'audit.read' },
      { name: 'webhooks', href: staffPaths.webhooks, icon: Webhook, permission: 'webhooks.manage' },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly sections: readonly StaffSection[] }[];

/** Returns a section by its name. */
export const findSection = (name: SectionName): StaffSection | undefined =>
  [...mainSections, ...sectionGroups.flatMap(({ sections }) => [...sections])].find((section) => section.name === name);
