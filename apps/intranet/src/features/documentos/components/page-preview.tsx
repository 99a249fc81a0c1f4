import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Text } from '@mantine/core';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { PaginaRepartida } from '@jornada/contract/reparto.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp } from '@jornada/ui/icons.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { PageDrawing } from '@jornada/web/pdf/page-drawing.tsx';
import type { OpenedPdf } from '@jornada/web/pdf/use-pdf.ts';
import classes from '../split.module.css';

type HeadProps = { page: PaginaRepartida; place: { number: number; total: number }; onGo: (by: 1 | -1) => void };

/** Which page shows, which of its group it is, and the way to the next one. */
export function PreviewHead({ page: { pagina, estado }, place: { number, total }, onGo }: HeadProps) {
  const { t } = useTranslation();
  return (
    <header className={classes.previewHead}>
      <p>
        <b>{t('documentos.reparto.vista-previa.titulo', { pagina })}</b>{' '}
        <small>
          {t('documentos.reparto.vista-previa.cual', {
            estado: t(`documentos.reparto.estado-de-pagina.${estado}`),
            numero: number,
            total,
          })}
        </small>
      </p>
      <ActionIcon variant="subtle" size="2.75rem" aria-label={t('documentos.reparto.vista-previa.anterior')} onClick={() => onGo(-1)}>
        <Glyph of={IconChevronUp} />
      </ActionIcon>
      <ActionIcon variant="subtle" size="2.75rem" aria-label={t('documentos.reparto.vista-previa.siguiente')} onClick={() => onGo(1)}>
        <Glyph of={IconChevronDown} />
      </ActionIcon>
    </header>
  );
}

type Props = { page: PaginaRepartida; fichero: FicheroVista; opened: OpenedPdf };

/** The page as it is in the file, with the ID numbers that were read on it in a frame. */
export function PagePreview({ page: { pagina, leidos }, fichero, opened: { pdf, isBroken } }: Props) {
  const { t } = useTranslation();
  const otherwise: ReactNode = (
    <>
      <Text mb="sm">{t('documentos.reparto.vista-previa.no-se-dibuja')}</Text>
      <FileList of={[fichero]} />
    </>
  );
  return (
    <div className={classes.stage}>
      {isBroken && otherwise}
      {!isBroken && !pdf && <p role="status">{t('documentos.reparto.vista-previa.dibujando')}</p>}
      {pdf && (
        <PageDrawing
          pdf={pdf}
          page={pagina}
          label={t('documentos.reparto.vista-previa.dibujo', { pagina })}
          boxes={leidos.flatMap(({ caja }) => (caja ? [caja] : []))}
          otherwise={otherwise}
        />
      )}
    </div>
  );
}
