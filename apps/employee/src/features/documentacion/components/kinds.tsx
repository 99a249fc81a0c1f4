import { Link } from '@tanstack/react-router';
import type { SalidaDe } from '@jornada/contract/call.ts';
import type { documentacion } from '@jornada/contract/documentacion/calls.ts';
import type { TipoConDocumentos } from '@jornada/contract/documentacion/vistas.ts';
import { DOCUMENTOS_DE_UN_TIPO } from '@jornada/contract/listas.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUpload } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { Part } from '@jornada/ui/part.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { ICON_OF_CLASE } from '../model/looks.ts';
import { useDocumentWords } from '../use-document-words.ts';
import { NewMark, ToSignMark } from './new-mark.tsx';
import classes from '../documentacion.module.css';

type Props = { of: SalidaDe<typeof documentacion.tipos>; /** The kind that is open beside them. */ open?: string | undefined };

/** The kinds of documents that the person has: the last one, what is new or to be signed, and how many. */
export function Kinds({ of: { items, porLlegar, enviados }, open }: Props) {
  const { t, dayOf } = useDocumentWords();
  const isMore = (documentos: number): boolean => documentos > DOCUMENTOS_DE_UN_TIPO;
  const countOf = (documentos: number): string =>
    isMore(documentos) ? t('mis-documentos.mas-de', { count: DOCUMENTOS_DE_UN_TIPO }) : String(documentos);
  const total = items.reduce((sum, { documentos }) => sum + Math.min(documentos, DOCUMENTOS_DE_UN_TIPO), enviados.total);
  const all = items.some(({ documentos }) => isMore(documentos))
    ? t('mis-documentos.cuantos-o-mas', { count: total })
    : t('mis-documentos.cuantos', { count: total });
  return (
    <Part title={t('mis-documentos.todo')} note={total > 0 ? all : undefined}>
      <Rows framed>
        {items.map((one) => (
          <LinkRow
            key={one.id}
            isOpen={open === String(one.id)}
            renderRoot={(props) => <Link {...props} to="/documentacion/$id" params={{ id: String(one.id) }} />}
          >
            <Glyph of={ICON_OF_CLASE[one.clase]} size="lg" data-tone="quiet" />
            <RowText name={one.nombre} detail={`${one.ultimo.titulo}, ${dayOf(one.ultimo.publicado)}`}>
              <What of={one} />
            </RowText>
            <span className={classes.many}>{countOf(one.documentos)}</span>
          </LinkRow>
        ))}
        {porLlegar.map(({ id, nombre }) => (
          <li key={id} className={classes.coming}>
            <Glyph of={ICON_OF_CLASE.nomina} size="lg" data-tone="quiet" />
            <RowText name={nombre} detail={t('mis-documentos.por-llegar')} />
          </li>
        ))}
        {enviados.total > 0 && (
          <LinkRow
            isOpen={open === 'enviados'}
            renderRoot={(props) => <Link {...props} to="/documentacion/$id" params={{ id: 'enviados' }} />}
          >
            <Glyph of={IconUpload} size="lg" data-tone="quiet" />
            <RowText
              name={t('mis-documentos.enviados.titulo')}
              detail={enviados.ultimo && `${enviados.ultimo.titulo}, ${dayOf(enviados.ultimo.publicado)}`}
            />
            <span className={classes.many}>{enviados.total}</span>
          </LinkRow>
        )}
      </Rows>
    </Part>
  );
}

/** What is to be signed says more than what is new. */
function What({ of: { clase, nuevos, porFirmar } }: { of: TipoConDocumentos }) {
  const { t } = useDocumentWords();
  if (porFirmar > 0) return <ToSignMark>{t('mis-documentos.por-firmar', { count: porFirmar })}</ToSignMark>;
  if (nuevos === 0) return null;
  return (
    <NewMark>{clase === 'nomina' ? t('mis-documentos.nuevas', { count: nuevos }) : t('mis-documentos.nuevos', { count: nuevos })}</NewMark>
  );
}
