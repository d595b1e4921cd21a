import type { TransferTypeSeed } from './types.ts';

export const transferTypes: readonly TransferTypeSeed[] = [
  { slug: 'saloon', name: 'Saloon car for three', pricePerKm: 2_80, basePrice: 60_00 },
  { slug: 'people-carrier', name: 'People carrier for six', pricePerKm: 3_90, basePrice: 90_00 },
  { slug: 'four-wheel-drive', name: 'Four-wheel drive for five', pricePerKm: 4_60, basePrice: 140_00 },
  { slug: 'minibus', name: 'Minibus for fourteen', pricePerKm: 5_80, basePrice: 180_00 },
  { slug: 'coach', name: 'Touring coach', pricePerKm: null, basePrice: 45_00 },
];
