import type { CeldaDeTabla } from '@jornada/domain/wiki/documento.ts';
import { numbered } from './numbered.ts';
import { Words } from './words.tsx';
import classes from './wiki.module.css';

/** A table, which moves sideways by itself where it is wider than the page. */
export function DocumentTable({ filas }: { filas: readonly (readonly CeldaDeTabla[])[] }) {
  return (
    <div className={classes.scroll}>
      <table>
        <tbody>
          {numbered(filas).map(({ key, one }) => (
            <tr key={key}>
              {numbered(one).map((celda) => (
                <Cell key={celda.key} of={celda.one} scope={key === '0' ? 'col' : 'row'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ of: { cabecera, texto }, scope }: { of: CeldaDeTabla; scope: 'col' | 'row' }) {
  if (!cabecera)
    return (
      <td>
        <Words of={texto} />
      </td>
    );
  return (
    <th scope={scope}>
      <Words of={texto} />
    </th>
  );
}
