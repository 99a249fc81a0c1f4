import type { BloqueRico, DocumentoRico, Lista } from '@jornada/domain/wiki/documento.ts';
import { DocumentTable } from './document-table.tsx';
import { DocumentPicture } from './document-picture.tsx';
import { numbered } from './numbered.ts';
import { Words } from './words.tsx';
import classes from './wiki.module.css';

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
