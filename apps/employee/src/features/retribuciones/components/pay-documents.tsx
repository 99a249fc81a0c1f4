import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { DocumentoDePago } from '@jornada/contract/retribuciones/calls.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronRight, IconEye, IconFileTypePdf } from '@jornada/ui/icons.ts';
import { LinkRow } from '@jornada/ui/link-row.tsx';
import { RowText } from '@jornada/ui/row-text.tsx';
import { Rows } from '@jornada/ui/rows.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useFormat } from '@jornada/web/use-format.ts';

/** Opens a document where all documents are read. */
function useOpenDocument(): (id: number) => void {
  const router = useRouter();
  return (id) => router.history.push(`/documentacion-view/${id}`);
}

/** The documents of a month. */
export function PayDocuments({ of: documents }: { of: readonly DocumentoDePago[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { clock } = useServices();
  const open = useOpenDocument();
  const hoy = format.dayOf(clock.now());
  if (documents.length === 0) return null;
  return (
    <Rows framed aria-label={t('retribuciones.documentos')}>
      {documents.map(({ id, titulo, paginas, publicado, esNuevo }) => (
        <LinkRow key={id} onClick={() => open(id)}>
          <Glyph of={IconFileTypePdf} size="lg" data-tone="quiet" />
          <RowText
            name={titulo}
            detail={
              <>
                {esNuevo && <b data-tone="accent">{t('retribuciones.nueva')} </b>}
                {t('retribuciones.publicado', {
                  cuando: `${format.relativeDay(format.dayOf(publicado), hoy)}, ${format.hour(publicado)}`,
                  count: paginas,
                })}
              </>
            }
          />
          <Glyph of={IconChevronRight} />
        </LinkRow>
      ))}
    </Rows>
  );
}

/** The way to the document of the chosen month, at the foot of the page. */
export function SeeDocument({ of: { id } }: { of: DocumentoDePago }) {
  const { t } = useTranslation();
  const open = useOpenDocument();
  return (
    <Button size="xl" fullWidth leftSection={<Glyph of={IconEye} />} onClick={() => open(id)}>
      {t('retribuciones.ver')}
    </Button>
  );
}
