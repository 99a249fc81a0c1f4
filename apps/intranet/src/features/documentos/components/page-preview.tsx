import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionIcon, Box, Text } from '@mantine/core';
import type { FicheroVista } from '@jornada/contract/ficheros.ts';
import type { PaginaRepartida } from '@jornada/contract/reparto.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconChevronUp } from '@jornada/ui/icons.ts';
import { FileList } from '@jornada/web/files/file-list.tsx';
import { PaperPage } from '@jornada/web/pdf/paper-page.tsx';
import type { Paper } from '@jornada/web/pdf/paper.ts';
import { useInnerWidth } from '@jornada/web/pdf/use-width.ts';
import type { usePaperOf } from '../model/use-paper-of.ts';
import classes from '../split.module.css';

type HeadProps = {
  page: PaginaRepartida;
  place: { number: number; total: number };
  /** What it stands in says already which page it is. */
  isNamed?: boolean;
  onGo: (by: 1 | -1) => void;
};

/** Which page shows, which of its group it is, and the way to the next one. */
export function PreviewHead({ page: { pagina, estado }, place: { number, total }, isNamed = false, onGo }: HeadProps) {
  const { t } = useTranslation();
  return (
    <header className={classes.previewHead}>
      <p>
        {!isNamed && <b>{t('documentos.reparto.vista-previa.titulo', { pagina })}</b>}{' '}
        <small>
          {t('documentos.reparto.vista-previa.cual', {
            estado: t(`documentos.reparto.estado-de-pagina.${estado}`),
            numero: number,
            total,
          })}
        </small>
      </p>
      <ActionIcon aria-label={t('documentos.reparto.vista-previa.anterior')} onClick={() => onGo(-1)}>
        <Glyph of={IconChevronUp} />
      </ActionIcon>
      <ActionIcon aria-label={t('documentos.reparto.vista-previa.siguiente')} onClick={() => onGo(1)}>
        <Glyph of={IconChevronDown} />
      </ActionIcon>
    </header>
  );
}

type Props = { page: PaginaRepartida; fichero: FicheroVista; opened: ReturnType<typeof usePaperOf> };

/** The page as it is in the file, with the ID numbers that were read on it in a frame. */
export function PagePreview({ page, fichero, opened: { paper, problem, isLost } }: Props) {
  const { t } = useTranslation();
  return (
    // Scrolled with the keyboard, too: the arrows are its own while it has the focus.
    <Box
      className={classes.stage}
      role="group"
      tabIndex={0}
      aria-label={t('documentos.reparto.vista-previa.titulo', { pagina: page.pagina })}
      data-scrolls
    >
      {paper && <FramedPage paper={paper} page={page} />}
      {!paper && !problem && !isLost && <p role="status">{t('documentos.reparto.vista-previa.dibujando')}</p>}
      {(problem !== null || isLost) && (
        <>
          <Text mb="sm">{t('documentos.reparto.vista-previa.no-se-dibuja')}</Text>
          <FileList of={[fichero]} />
        </>
      )}
    </Box>
  );
}

/** Until the page says its own size. */
const A4 = { width: 595, height: 842 };

const percent = (part: number): string => `${part * 100}%`;

function FramedPage({ paper, page: { pagina, leidos } }: { paper: Paper; page: PaginaRepartida }) {
  const place = useRef<HTMLDivElement>(null);
  const width = useInnerWidth(place, true);
  return (
    <div ref={place} className={classes.sheet}>
      {width > 0 && (
        <>
          <PaperPage key={pagina} paper={paper} page={pagina} width={width} size={A4} />
          {leidos.map(
            ({ documento, caja }) =>
              caja && (
                <span
                  key={`${documento} ${caja.x} ${caja.y}`}
                  className={classes.box}
                  style={{ left: percent(caja.x), top: percent(caja.y), width: percent(caja.ancho), height: percent(caja.alto) }}
                />
              ),
          )}
        </>
      )}
    </div>
  );
}
