import { dni, nie } from '../id-number.ts';
import { CUENTAS } from '../../../shared/demo-accounts.ts';
import { teamOf, type PersonaDemo } from './person.ts';

const member = teamOf({ centro: 'madrid', idioma: 'es', responsable: CUENTAS.responsable });

/** Thirty people of the office in Madrid. The weekend shift manages itself from Friday to Sunday. */
export const MADRID: readonly PersonaDemo[] = [
  member(CUENTAS.admin, 'Carmen Ruiz Navarro', 'flexible', '2016-09-01', {
    rol: 'admin',
    responsable: null,
    remoto: 2,
    proyectos: ['interno'],
  }),
  member(CUENTAS.responsable, 'Javier Ortega Molina', 'flexible', '2017-02-13', {
    rol: 'responsable',
    responsable: CUENTAS.admin,
    remoto: 3,
    proyectos: ['portal', 'interno'],
  }),
  member(CUENTAS.fijo, 'Lucía Martín Soto', 'partida', '2019-03-04', { remoto: 1 }),
  member(CUENTAS.ingles, 'Emily Carter', 'flexible', '2022-01-10', { idioma: 'en', remoto: 4, proyectos: ['portal', 'app'] }),
  member(dni(7), 'Álvaro Sanz Herrero', 'partida', '2018-05-21'),
  member(dni(8), 'Marta Gil Prieto', 'intensiva', '2018-10-01', { remoto: 2, proyectos: ['portal', 'interno'] }),
  member(dni(9), 'Sergio Romero Vidal', 'flexible', '2019-01-14', { remoto: 4, proyectos: ['app', 'portal'] }),
  member(dni(10), 'Elena Cano Fuentes', 'intensiva', '2019-06-03', { remoto: 2 }),
  member(dni(11), 'Pablo Nieto Bravo', 'partida', '2019-09-16'),
  member(dni(12), 'Irene Blanco Serrano', 'flexible', '2020-02-03', { remoto: 5, proyectos: ['portal', 'leitstand'] }),
  member(dni(13), 'Daniel Castro Peña', 'intensiva', '2020-07-01', { remoto: 2, proyectos: ['app'] }),
  member(dni(14), 'Raquel Moreno Lozano', 'mediaJornada', '2020-09-07'),
  member(dni(15), 'Hugo Delgado Marín', 'flexible', '2021-01-11', { remoto: 4, proyectos: ['app', 'interno'] }),
  member(dni(16), 'Nuria Campos Reyes', 'partida', '2021-03-15'),
  member(dni(17), 'Óscar Vega Pascual', 'finDeSemana', '2021-04-09'),
  member(dni(18), 'Beatriz Santos Crespo', 'intensiva', '2021-09-01', {
    remoto: 3,
    cambios: [{ desde: '2026-03-02', horario: 'mediaJornada' }],
  }),
  member(dni(19), 'Rubén Aguilar Montes', 'flexible', '2021-11-08', { remoto: 5, proyectos: ['leitstand', 'portal'] }),
  member(dni(20), 'Cristina Parra Gallego', 'intensiva', '2022-02-14', { remoto: 2 }),
  member(dni(21), 'Iván Soler Rojo', 'finDeSemana', '2022-05-06'),
  member(dni(22), 'Patricia Méndez Ibáñez', 'partida', '2022-06-20'),
  member(dni(23), 'Adrián Lorenzo Cuesta', 'flexible', '2022-09-05', { remoto: 4, proyectos: ['portal', 'app'] }),
  member(dni(24), 'Silvia Rivas Caballero', 'mediaJornada', '2022-10-17'),
  member(dni(25), 'Mateo Benítez Durán', 'intensiva', '2023-01-09', { remoto: 2, proyectos: ['interno'] }),
  member(dni(26), 'Alba Carrasco Leal', 'partida', '2023-03-20'),
  member(dni(27), 'Gonzalo Esteban Rubio', 'flexible', '2023-09-04', { remoto: 4, proyectos: ['app'] }),
  member(dni(28), 'Inés Vargas Pardo', 'intensiva', '2024-01-15', { remoto: 2 }),
  member(dni(29), 'Víctor Redondo Salas', 'finDeSemana', '2024-02-02'),
  member(nie(1), 'Yasmina El Amrani', 'flexible', '2024-04-08', { remoto: 4, proyectos: ['portal', 'interno'] }),
  member(nie(2), 'Mihai Popescu', 'partida', '2024-09-02'),
  member(nie(3), 'Olena Kovalenko', 'flexible', '2025-02-10', { remoto: 5, proyectos: ['leitstand', 'app'] }),
];
