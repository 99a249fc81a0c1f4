import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import {
  type BloqueRico,
  type CeldaDeTabla,
  type DocumentoRico,
  isEnlaceSeguro,
  type Lista,
  type TrozoRico,
} from '@jornada/domain/wiki/documento.ts';
import { DocumentPicture } from './document-picture.tsx';
import classes from './wiki.module.css';

/** Things with a key for each: its place. They are shown and never moved. */
function numbered<T>(of: readonly T[]): { key: string; one: T }[] {
  return of.map((one, index) => ({ key: String(index), one }));
}

/**
 * Shows what an announcement says. There is an element for each kind of block and no way to any other: what it is given is never taken for
 * markup.
 */
export function DocumentView({ of }: { of: DocumentoRico }) {
  return (
    <div className={classes.document}>
      {numbered(of).map(({ key, one }) => (
        <Block key={key} of={one} />
      ))}
    </div>
  );
}

function Block({ of }: { of: BloqueRico }) {
  switch (of.tipo) {
    case 'titulo': {
      const Heading = of.nivel === 2 ? 'h3' : 'h4';
      return (
        <Heading>
          <Words of={of.texto} />
        </Heading>
      );
    }
    case 'parrafo':
      return (
        <p>
          <Words of={of.texto} />
        </p>
      );
    case 'lista':
      return <Points of={of} />;
    case 'imagen':
      return <DocumentPicture id={of.ficheroId} alt={of.alt} />;
    case 'tabla':
      return <DocumentTable filas={of.filas} />;
    default:
      // Of a newer server: what is not known is left out.
      return null;
  }
}

function Points({ of: { numerada, puntos } }: { of: Lista }) {
  const List = numerada ? 'ol' : 'ul';
  return (
    <List>
      {numbered(puntos).map(({ key, one: { texto, lista } }) => (
        <li key={key}>
          <Words of={texto} />
          {lista && <Points of={lista} />}
        </li>
      ))}
    </List>
  );
}

/** A table, which moves sideways by itself where it is wider than the page. */
function DocumentTable({ filas }: { filas: readonly (readonly CeldaDeTabla[])[] }) {
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

/** Words as they are written, line by line. */
function Words({ of }: { of: readonly TrozoRico[] }) {
  return numbered(of).map(({ key, one }) => <Run key={key} of={one} />);
}

function Run({ of: { texto, negrita, cursiva, enlace } }: { of: TrozoRico }) {
  let words: ReactNode = numbered(texto.split('\n')).map(({ key, one }) => (
    <Fragment key={key}>
      {key !== '0' && <br />}
      {one}
    </Fragment>
  ));
  if (negrita) words = <strong>{words}</strong>;
  if (cursiva) words = <em>{words}</em>;
  // The server has checked it. It is checked again where it is shown, because here it would be pressed.
  return enlace !== undefined && isEnlaceSeguro(enlace) ? <Outside to={enlace}>{words}</Outside> : words;
}

function Outside({ to, children }: { to: string; children: ReactNode }) {
  const { t } = useTranslation();
  const isPage = /^https?:/i.test(to);
  return (
    <a href={to} {...(isPage && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
      {isPage && <VisuallyHidden> ({t('wiki.vista.enlace-fuera')})</VisuallyHidden>}
    </a>
  );
}
