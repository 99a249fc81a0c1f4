import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import type { RepartoVista } from '@jornada/contract/reparto.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconUserQuestion } from '@jornada/ui/icons.ts';
import { Sheet } from '@jornada/ui/sheet.tsx';
import classes from '../split.module.css';
import { PublishForm } from './publish-form.tsx';

/** So many names show before somebody asks for all. */
const FIRST = 30;

/** People who work in the month of the file and have no page in it, each with the way to give them theirs. */
export function PeopleWithoutPage({ vista }: { vista: RepartoVista }) {
  const { t } = useTranslation();
  const [showsAll, setShowsAll] = useState(false);
  const [chosen, setChosen] = useState<{ id: number; nombre: string } | null>(null);
  const { sinPagina, tipo, titulo, periodo, firma, plazo } = vista;
  if (sinPagina.length === 0) return null;
  const shown = showsAll ? sinPagina : sinPagina.slice(0, FIRST);
  return (
    <section className={classes.group} aria-labelledby="grupo-sin-pagina">
      <header>
        <Glyph of={IconUserQuestion} />
        <h2 id="grupo-sin-pagina">
          {t('documentos.reparto.grupos.sin-pagina')} <span>{sinPagina.length}</span>
        </h2>
        {shown.length < sinPagina.length && (
          <Button variant="transparent" px={0} fz="md" ms="auto" onClick={() => setShowsAll(true)}>
            {t('documentos.reparto.acciones.ver-las', { count: sinPagina.length })}
          </Button>
        )}
      </header>
      <ul>
        {shown.map(({ id, nombre, documento }) => (
          <li key={id} className={classes.row}>
            <span className={classes.page}>
              <span className={classes.number} />
              <span className={classes.read}>{documento}</span>
              <span className={classes.who}>
                <b>{nombre}</b> <small>{t('documentos.reparto.se-le-avisa')}</small>
              </span>
            </span>
            <span className={classes.end}>
              <Button
                variant="transparent"
                px={0}
                fz="md"
                aria-label={t('documentos.reparto.acciones.subirla-de', { nombre })}
                onClick={() => setChosen({ id, nombre })}
              >
                {t('documentos.reparto.acciones.subirla-aparte')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {chosen && (
        <Sheet
          title={t('documentos.reparto.acciones.subirla-de', { nombre: chosen.nombre })}
          closeLabel={t('gestion.no')}
          onClose={() => setChosen(null)}
        >
          <PublishForm
            persona={chosen}
            begins={{ tipoId: tipo.id, titulo, periodo, firma, plazo: plazo ?? '' }}
            onDone={() => setChosen(null)}
          />
        </Sheet>
      )}
    </section>
  );
}
