import { useEffect, type ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { Box, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { IDIOMAS, type Idioma } from '@jornada/domain/perfil/idiomas.ts';
import { ClockArc } from '@jornada/ui/arc/clock-arc.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconChevronDown, IconWorld } from '@jornada/ui/icons.ts';
import { Mark } from '@jornada/ui/mark.tsx';
import { useIsDesktop } from '@jornada/ui/use-is-desktop.ts';
import { rememberIdioma } from '@jornada/web/chosen-idioma.ts';
import { deviceZone } from '@jornada/web/native/clock.ts';
import { ownName } from '@jornada/web/own-name.ts';
import { useFocusOnArrival } from '@jornada/web/use-focus-on-arrival.ts';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useServices } from '../services.tsx';
import classes from './door.module.css';

type Props = {
  title: string;
  /** The title of the window; by default that of the page. */
  tab?: string;
  lead?: ReactNode;
  /** The clock is beside the form on a desktop; on a phone it is above it, if there is room. */
  clock: 'always' | 'desktop';
  /** For forms with two columns. */
  isWide?: boolean;
  children: ReactNode;
  /** Further links. */
  foot?: ReactNode;
};

/** A page before the log-in: the logo, the language, the time, and the content. */
export function DoorPage({ title, tab = title, lead, clock, isWide = false, children, foot }: Props) {
  const minute = useMinute();
  const heading = useFocusOnArrival();
  useEffect(() => {
    document.title = `${tab} · Jornada`;
  }, [tab]);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Link to="/login" className={classes.home}>
          <Mark />
          <span className={classes.brand}>Jornada</span>
        </Link>
        <LanguageChooser />
      </header>
      <main className={classes.main}>
        <div className={classes.clock} data-on={clock}>
          <DayClock minute={minute} />
        </div>
        <div className={classes.door} data-wide={isWide || undefined}>
          <Title order={1} className={classes.greeting} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {lead && (
            <Box component="p" mt="xs" data-tone="quiet">
              {lead}
            </Box>
          )}
          {children}
        </div>
      </main>
      {foot && <footer className={classes.foot}>{foot}</footer>}
    </div>
  );
}

/** The time and the date under the arc. Before the log-in no centre is known, so the device's zone is used. */
function DayClock({ minute }: { minute: string }) {
  const zona = deviceZone();
  const format = useFormat(zona);
  const isDesktop = useIsDesktop();
  return (
    <ClockArc
      size={isDesktop ? 'desktop' : 'phone'}
      now={minute}
      zona={zona}
      hour={format.hour}
      of={format.date(format.dayOf(minute), 'long')}
    />
  );
}

/** The language of the log-in, and afterwards of the person. A native list: easy to use on a phone, and small. */
function LanguageChooser() {
  const { t } = useTranslation();
  const current = useIdioma();
  const { storage, switchLanguage, notices } = useServices();
  const choose = async (lang: Idioma) => {
    try {
      await switchLanguage(lang);
      rememberIdioma(storage, lang);
    } catch {
      notices.show(t('login.sin-conexion'));
    }
  };
  return (
    <label className={classes.language}>
      <Glyph of={IconWorld} />
      <select aria-label={t('login.idioma')} value={current} onChange={(event) => void choose(event.target.value as Idioma)}>
        {IDIOMAS.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {ownName(lang)}
          </option>
        ))}
      </select>
      <Glyph of={IconChevronDown} size="sm" />
    </label>
  );
}
