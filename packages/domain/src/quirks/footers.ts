/** The columns of the footer under both behaviours (QUIRK-15). */
export const footers = {
  specified: [
    {
      title: 'Company',
      links: [{ label: 'Careers' }, { label: 'Press' }, { label: 'Partners' }, { label: 'Sustainability' }],
    },
    { title: 'Support', links: [{ label: 'Help centre' }, { label: 'Safety' }, { label: 'Accessibility' }] },
    {
      title: 'Destinations',
      links: [{ label: 'Dubai' }, { label: 'Abu Dhabi' }, { label: 'Sharjah' }, { label: 'Ras Al Khaimah' }],
    },
  ],
  improved: [
    {
      title: 'Company',
      links: [
        { label: 'About us', href: '/about' },
        { label: 'Blog', href: '/blog' },
        { label: 'Contact us', href: '/contact-us' },
      ],
    },
    {
      title: 'Support',
      links: [
        { label: 'Questions and answers', href: '/faq' },
        { label: 'Terms', href: '/terms' },
        { label: 'Privacy', href: '/privacy' },
      ],
    },
    {
      title: 'Destinations',
      links: [
        { label: 'Dubai', href: '/things-to-do?search=Dubai' },
        { label: 'Abu Dhabi', href: '/things-to-do?search=Abu+Dhabi' },
        { label: 'Sharjah', href: '/things-to-do?search=Sharjah' },
        { label: 'Ras Al Khaimah', href: '/things-to-do?search=Ras+Al+Khaimah' },
      ],
    },
  ],
} as const;
