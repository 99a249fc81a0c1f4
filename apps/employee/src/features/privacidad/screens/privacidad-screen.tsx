import { useTranslation } from 'react-i18next';
import { Link } from '@tanstack/react-router';
import { Text } from '@mantine/core';
import { hasCalendario } from '@jornada/domain/perfil/menu.ts';
import { Page } from '@jornada/web/page.tsx';
import { useSession } from '@jornada/web/services.tsx';
import { useAtKiosk } from '../../../shared/quiosco/use-at-kiosk.ts';
import { Actuaciones } from '../components/actuaciones.tsx';
import { Conservacion } from '../components/conservacion.tsx';
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
