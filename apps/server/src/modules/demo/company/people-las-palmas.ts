import { dni } from '../id-number.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { teamOf, type PersonaDemo } from './person.ts';

const JEFA = dni(30);
const member = teamOf({ centro: 'lasPalmas', idioma: 'es', responsable: JEFA });

/** Fifteen people of the plant in Las Palmas: an office, and three crews in shifts of days and nights. */
export const LAS_PALMAS: readonly PersonaDemo[] = [
  member(JEFA, 'Dácil Suárez Cabrera', 'canarias', '2017-06-01', { rol: 'responsable', responsable: CUENTAS.admin }),
  member(CUENTAS.noches, 'Yeray Santana Hernández', 'turnosA', '2020-11-02'),
  member(dni(31), 'Airam Rodríguez Déniz', 'turnosA', '2018-03-05'),
  member(dni(32), 'Idaira Quintana Medina', 'turnosB', '2018-03-12'),
  member(dni(33), 'Ayose Ramírez Perdomo', 'turnosC', '2018-03-19'),
  member(dni(34), 'Guacimara Falcón Ojeda', 'turnosA', '2019-10-07'),
  member(dni(35), 'Aythami Vera Monzón', 'turnosB', '2019-10-14'),
  member(dni(36), 'Yaiza Bolaños Trujillo', 'turnosC', '2020-01-20'),
  member(dni(37), 'Jonay Betancor Rivero', 'turnosA', '2021-05-03'),
  member(dni(38), 'Nayra Alemán Castellano', 'turnosB', '2021-05-10'),
  member(dni(39), 'Echedey Guerra Sosa', 'turnosC', '2021-05-17'),
  member(dni(40), 'Tamara León Artiles', 'turnosB', '2022-08-29'),
  member(dni(41), 'Kilian Marrero Toledo', 'turnosC', '2023-02-06'),
  member(dni(42), 'Gara Sarmiento Peña', 'canarias', '2023-07-03', { proyectos: ['almacen'] }),
  member(dni(43), 'Doramas Afonso Umpiérrez', 'canarias', '2024-05-06', { proyectos: ['almacen', 'interno'] }),
];
