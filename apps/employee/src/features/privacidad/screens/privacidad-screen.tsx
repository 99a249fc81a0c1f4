import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { simulado } from '@jornada/contract/simulado.ts';
import { hasCalendario } from '@jornada/domain/perfil/menu.ts';
import { ANOS_DE_CONSERVACION } from '@jornada/domain/registros/conservacion.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { useRead } from '@jornada/web/calls.ts';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import classes from '../privacidad.module.css';

/** The sections in reading order, the most important ones first. */
const BEFORE = [
  { title: 'privacidad.quien.titulo', text: 'privacidad.quien.texto' },
  { title: 'privacidad.que.titulo', text: 'privacidad.que.texto' },
  { title: 'privacidad.posicion.titulo', text: 'privacidad.posicion.texto' },
  { title: 'privacidad.salud.titulo', text: 'privacidad.salud.texto' },
  { title: 'privacidad.ve.titulo', text: 'privacidad.ve.texto' },
] as const;
const AFTER = [
  { title: 'privacidad.derechos.titulo', text: 'privacidad.derechos.texto' },
  { title: 'privacidad.dispositivo.titulo', text: 'privacidad.dispositivo.texto' },
] as const;

/** What is stored about a person, why, who sees it, and what they can ask for. Open to everybody. */
export function PrivacidadScreen() {
  const { t } = useTranslation();
  const { profile } = useSession();
  const isAtKiosk = useAtKiosk();
  return (
    <Page title={t('privacidad.titulo')}>
      <article className={classes.text}>
        <Text size="lg" c="dimmed" mt="xs">
          {profile ? t('privacidad.entrada-empresa', { empresa: profile.Entidad }) : t('privacidad.entrada')}
        </Text>
        <Sections items={BEFORE} />
        <Conservacion />
        <Sections items={AFTER} />
        {profile && hasCalendario(profile) && (
          <Link to="/resumen/exportar" className={classes.back}>
            {t('resumen.exportar.boton')}
          </Link>
        )}
        {profile && !isAtKiosk && <Actuaciones />}
        {profile && !isAtKiosk && (
          <Link to="/contacto" className={classes.back}>
            {t('contacto.titulo')}
          </Link>
        )}{' '}
        <Link to="/" className={classes.back}>
          {t('privacidad.volver')}
        </Link>
      </article>
    </Page>
  );
}

function Sections({ items }: { items: typeof BEFORE | typeof AFTER }) {
  const { t } = useTranslation();
  return items.map(({ title, text }) => (
    <section key={title}>
      <h2>{t(title)}</h2>
      <p>{t(text)}</p>
    </section>
  ));
}

/** How long the record is kept, at least by the law of each country, and what happens afterwards. */
function Conservacion() {
  const { t } = useTranslation();
  const lang = useIdioma();
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const countries = Object.entries(ANOS_DE_CONSERVACION)
    .map(([country, count]) => ({ name: names.of(country) ?? country, count }))
    .toSorted((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <section>
      <h2>{t('privacidad.tiempo.titulo')}</h2>
      <p>{t('privacidad.tiempo.texto')}</p>
      <ul className={classes.list}>
        {countries.map(({ name, count }) => (
          <li key={name}>
            <strong>{name}</strong>
            <span>{t('privacidad.tiempo.anos', { count })}</span>
          </li>
        ))}
      </ul>
      <p>{t('privacidad.tiempo.otros')}</p>
      <p>{t('privacidad.tiempo.despues')}</p>
    </section>
  );
}

const MOST_SHOWN = 50;

/** Who acted for the signed-in person, newest first. */
function Actuaciones() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useRead(simulado.actuaciones, { limit: MOST_SHOWN });
  return (
    <section>
      <h2>{t('privacidad.actuaciones.titulo')}</h2>
      <p>{t('privacidad.actuaciones.texto')}</p>
      {data?.total === 0 && <p>{t('privacidad.actuaciones.nadie')}</p>}
      {data && data.total > 0 && (
        <ul className={classes.list}>
          {data.items.map(({ id, autor, desde, hasta, motivo }) => (
            <li key={id}>
              <strong>{autor}</strong>
              <span>
                {format.date(format.dayOf(desde), 'weekdayDay')},{' '}
                {hasta === null ? t('privacidad.actuaciones.desde', { hora: format.hour(desde) }) : format.hourRange(desde, hasta)}
              </span>
              {motivo !== '' && <Quote>{motivo}</Quote>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
