import { Link } from '@tanstack/react-router';
import type { DocumentoListado } from '@jornada/contract/documentacion/vistas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { ICON_OF_CLASE } from '../model/looks.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { useKeptDocuments } from '../use-kept-documents.ts';
import { NewMark, ToSignMark } from './new-mark.tsx';

type Props = { of: readonly DocumentoListado[]; /** Documents of several kinds: each says which. */ saysKind?: boolean };

/** Documents below one another, the latest first. */
export function DocumentRows({ of, saysKind = false }: Props) {
  const { t, dayOf, deadlineOf } = useDocumentWords();
  const { has } = useKeptDocuments();
  return (
    <Rows framed>
      {of.map((one) => (
        <LinkRow key={one.id} renderRoot={(props) => <Link {...props} to="/documentacion-view/$id" params={{ id: String(one.id) }} />}>
          <Glyph of={ICON_OF_CLASE[one.tipo.clase]} size="lg" data-tone="quiet" />
          <RowText
            name={one.titulo}
            detail={`${saysKind ? `${one.tipo.nombre}, ` : ''}${t('mis-documentos.de', { dia: dayOf(one.publicado), de: one.de })}${has(one.id) ? ` · ${t('mis-documentos.guardado.marca')}` : ''}`}
          >
            {one.porFirmar && <ToSignMark>{deadlineOf(one)?.text ?? t('mis-documentos.sin-plazo')}</ToSignMark>}
          </RowText>
          {one.nuevo && !one.porFirmar && <NewMark>{t('mis-documentos.nuevo')}</NewMark>}
          <Glyph of={IconChevronRight} data-tone="quiet" />
        </LinkRow>
      ))}
    </Rows>
  );
}

/** The same under the years of their publication. */
export function DocumentsByYear({ of }: { of: readonly DocumentoListado[] }) {
  const { format } = useDocumentWords();
  const years = Map.groupBy(of, ({ publicado }) => format.dayOf(publicado).slice(0, 4));
  return [...years].map(([year, items]) => (
    <section key={year} aria-label={year}>
      <h2>{year}</h2>
      <DocumentRows of={items} />
    </section>
  ));
}
