import { nie } from '../id-number.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { teamOf, type PersonaDemo } from './person.ts';

const CHEFE = nie(10);
const LEITUNG = nie(20);
const lisboeta = teamOf({ centro: 'lisboa', idioma: 'pt', responsable: CHEFE });
const berlinerin = teamOf({ centro: 'berlin', idioma: 'de', responsable: LEITUNG });

/** Eight people of the office in Lisbon. */
export const LISBOA: readonly PersonaDemo[] = [
  lisboeta(CHEFE, 'João Pedro Almeida', 'lisboaFlexivel', '2018-01-08', {
    rol: 'responsable',
    responsable: CUENTAS.admin,
    remoto: 2,
    proyectos: ['fatura', 'interno'],
  }),
  lisboeta(CUENTAS.lisboa, 'Inês Carvalho Ferreira', 'lisboa', '2020-03-02', { remoto: 1, proyectos: ['fatura', 'portal'] }),
  lisboeta(nie(11), 'Tiago Gonçalves Pinto', 'lisboaFlexivel', '2020-10-12', { remoto: 4, proyectos: ['fatura'] }),
  lisboeta(nie(12), 'Mariana Lopes Figueiredo', 'lisboa', '2021-06-14'),
  lisboeta(nie(13), 'Rui Nogueira Teixeira', 'lisboaFlexivel', '2022-02-21', { remoto: 4, proyectos: ['fatura', 'almacen'] }),
  lisboeta(nie(14), 'Catarina Marques Antunes', 'lisboa', '2022-11-07'),
  lisboeta(nie(15), 'Diogo Ribeiro Fonseca', 'lisboaFlexivel', '2023-10-02', { remoto: 5, proyectos: ['fatura', 'app'] }),
  lisboeta(nie(16), 'Beatriz Sousa Martins', 'lisboa', '2025-01-13'),
];

/** Seven people in and around Berlin, who all work from home. */
export const BERLIN: readonly PersonaDemo[] = [
  berlinerin(LEITUNG, 'Jonas Becker', 'gleitzeit', '2019-04-01', {
    rol: 'responsable',
    responsable: CUENTAS.admin,
    remoto: 10,
    proyectos: ['leitstand', 'interno'],
  }),
  berlinerin(CUENTAS.berlin, 'Anna Schröder', 'teilzeit', '2021-08-02', { remoto: 10, proyectos: ['leitstand'] }),
  berlinerin(nie(21), 'Lena Hoffmann', 'gleitzeit', '2020-01-15', { remoto: 10, proyectos: ['leitstand', 'portal'] }),
  berlinerin(nie(22), 'Felix Krüger', 'gleitzeit', '2020-06-01', { remoto: 10, proyectos: ['leitstand'] }),
  berlinerin(nie(23), 'Miriam Yıldız', 'teilzeit', '2022-04-19', { remoto: 10, proyectos: ['app', 'leitstand'] }),
  berlinerin(nie(24), 'Tobias Weiß', 'gleitzeit', '2023-03-01', { remoto: 10, proyectos: ['leitstand', 'interno'] }),
  berlinerin(nie(25), 'Katharina Vogel', 'gleitzeit', '2024-10-01', { remoto: 10, proyectos: ['leitstand', 'app'] }),
];
