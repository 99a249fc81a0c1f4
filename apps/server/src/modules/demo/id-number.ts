const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

const letterOf = (number: number): string => LETTERS[number % LETTERS.length] ?? '';

/** A Spanish DNI: eight digits and their control letter. */
export const dni = (number: number): string => `${String(number).padStart(8, '0')}${letterOf(number)}`;

/** A Spanish NIE that begins with X, which counts as 0: seven digits and their control letter. */
export const nie = (number: number): string => `X${String(number).padStart(7, '0')}${letterOf(number)}`;
