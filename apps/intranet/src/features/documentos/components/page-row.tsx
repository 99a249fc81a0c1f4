import { useEffect, useRef } from 'react';
import { Button, UnstyledButton } from '@mantine/core';
import type { PaginaRepartida } from '@jornada/contract/reparto.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconEye, IconEyeOff } from '@jornada/ui/icons.ts';
import { usePageWords } from '../model/use-page-words.ts';
import classes from '../split.module.css';

type Props = { page: PaginaRepartida; isOpen: boolean; isSeen: boolean; onOpen: () => void; onSetAside: () => void };

/** A page in its group: its number, what was read on it, whose it is, and what is next with it. */
export function PageRow({ page, isOpen, isSeen, onOpen, onSetAside }: Props) {
  const { t, number, who, why } = usePageWords();
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const { pagina, estado, motivo } = page;
  const reason = why(page);
  return (
    <li ref={row} className={classes.row} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.page} data-page={pagina} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={classes.number}>{t('documentos.reparto.pagina', { pagina })}</span>
        <span className={classes.read} data-doubtful={motivo === 'nombre-distinto' || undefined}>
          {number(page)}
        </span>
        <span className={classes.who}>
          <b>{who(page)}</b> {reason && <small>{reason}</small>}
        </span>
      </UnstyledButton>
      <span className={classes.end}>
        {estado === 'encontrada' && <Seen isSeen={isSeen} />}
        {estado !== 'encontrada' && isOpen && t('documentos.reparto.acciones.la-miras')}
        {estado === 'de-nadie' && !isOpen && (
          <Button
            variant="transparent"
            px={0}
            fz="md"
            aria-label={t('documentos.reparto.acciones.apartarla-esta', { pagina })}
            onClick={onSetAside}
          >
            {t('documentos.reparto.acciones.apartarla')}
          </Button>
        )}
        {estado === 'dudosa' && !isOpen && (
          <Button variant="transparent" px={0} fz="md" aria-label={t('documentos.reparto.acciones.ver-esta', { pagina })} onClick={onOpen}>
            {t(page.candidatos.length === 0 ? 'documentos.reparto.acciones.de-quien-es' : 'documentos.reparto.acciones.ver')}
          </Button>
        )}
      </span>
    </li>
  );
}

function Seen({ isSeen }: { isSeen: boolean }) {
  const { t } = usePageWords();
  return (
    <>
      <Glyph of={isSeen ? IconEye : IconEyeOff} size="sm" />
      {t(isSeen ? 'documentos.reparto.acciones.vista' : 'documentos.reparto.acciones.sin-ver')}
    </>
  );
}
