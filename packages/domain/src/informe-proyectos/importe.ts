/** What an entry costs or is billed at, in whole cents: each by itself, so that every sum is that of its entries. `porHora`: cents. */
export const importeDe = (minutos: number, porHora: number): number => Math.floor((minutos * porHora + 30) / 60);

/** A forecast is said in hundreds of euros: nobody knows it better. Cents in, cents out. */
export const enCientos = (centimos: number): number => Math.round(centimos / 10_000) * 10_000;
