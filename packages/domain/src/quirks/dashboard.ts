/**
 * QUIRK-02: whether the web app shows the dashboard to a user. The server checks access by itself.
 *
 * @example passesStaffGate({ is_staff: false, email: 'Mona@aiTours.com' }, '@aitours.com') // true
 * @example passesStaffGate({ is_staff: false, email: 'mona@example.com' }, '@aitours.com') // false
 */
export const passesStaffGate = (
  user: { readonly is_staff?: boolean; readonly email: string },
  companyDomain: string,
): boolean => user.is_staff === true || user.email.toLowerCase().endsWith(companyDomain.toLowerCase());

/** QUIRK-19: fixed sample figures of the dashboard. */
export const dashboardSamples = {
  averageDuration: '4.5 hours',
  revenue: 'AED 125,000',
  recentBookings: [
    {
      number: 'AB20481137',
      customer: 'Layla Haddad',
      product: 'Evening dune drive',
      amount: 'AED 486.00',
      status: 'confirmed',
    },
    {
      number: 'EB20480966',
      customer: 'Tom Becker',
      product: 'Observation deck',
      amount: 'AED 300.00',
      status: 'confirmed',
    },
    {
      number: 'TB20480712',
      customer: 'Priya Nair',
      product: 'Emirates in five days',
      amount: 'AED 6,500.00',
      status: 'pending',
    },
    {
      number: 'FT20480655',
      customer: 'Sofia Rossi',
      product: 'Airport transfer',
      amount: 'AED 100.00',
      status: 'completed',
    },
    {
      number: 'AB20480301',
      customer: 'Omar Siddiqui',
      product: 'Mangrove kayaking',
      amount: 'AED 360.00',
      status: 'cancelled',
    },
  ],
} as const;
