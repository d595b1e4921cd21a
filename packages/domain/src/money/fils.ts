/** An amount of money in whole fils (1 AED = 100 fils). Never a fraction: `486_00` is AED 486.00. */
export type Fils = number;
