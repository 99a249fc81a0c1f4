import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { Link, useRouteContext } from '@tanstack/react-router';
import { ClockArc } from '@jornada/ui/arc/clock-arc.tsx';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconCheck, IconCloudOff, IconId, IconSettings } from '@jornada/ui/icons.ts';
import { useObservable } from '@jornada/web/observable.ts';
import { useFormat, useIdioma } from '@jornada/web/use-format.ts';
import { useMinute } from '@jornada/web/use-minute.ts';
import { useOnline } from '@jornada/web/use-online.ts';
import { fillScreen } from '../../../native/wake-lock.ts';
import { isKiosk } from '../../../shared/quiosco/desk.ts';
import { envelopesOf } from '../../../shared/quiosco/envelopes.ts';
import { KioskFrame } from '../../../shared/quiosco/kiosk-frame.tsx';
import { Languages } from '../../../shared/quiosco/languages.tsx';
import { QrView } from '../../../shared/quiosco/qr-view.tsx';
import { useKioskConfig } from '../../../shared/quiosco/use-config.ts';
import { useServices } from '../../../shared/services.tsx';
import { NameSearch, type NombreElegido } from '../components/name-search.tsx';
import { Pairing } from '../components/pairing.tsx';
import { PinEntry } from '../components/pin-entry.tsx';
import { Unasked } from '../components/unasked.tsx';
import { useBeat } from '../use-beat.ts';
import { useIdentify } from '../use-identify.ts';
import classes from '../quiosco.module.css';

/** The first screen: the hour, and the PIN. Without a session, the device is paired first. */
export function StartScreen() {
  const current = useObservable(useServices().session);
  return isKiosk(current) ? <Start /> : <Pairing />;
}

/** A person who chose another language and went away leaves it to nobody. */
function useOwnLanguage(): void {
  const { session, kiosk, switchLanguage } = useServices();
  const own = useObservable(session).profile?.Language;
  const shown = useIdioma();
  useEffect(() => {
    if (!own || shown === own) return undefined;
    const timer = setTimeout(() => void switchLanguage(own).catch(() => undefined), kiosk.seconds.visita * 1000);
    return () => clearTimeout(timer);
  }, [own, shown, kiosk, switchLanguage]);
}

function Start() {
  const { t } = useTranslation();
  const config = useKioskConfig();
  const minute = useMinute();
  const format = useFormat(config?.zona);
  const { kiosk } = useServices();
  useBeat();
  useOwnLanguage();
  const { identify, problem, isBusy, forget } = useIdentify();
  const unasked = useObservable(kiosk.unasked);
  const waiting = useObservable(envelopesOf(kiosk).count);
  const [chosen, setChosen] = useState<NombreElegido | null>(null);
  const [isByName, setByName] = useState(false);
  if (!config) return <KioskFrame title={t('quiosco.inicio.titulo')}>{null}</KioskFrame>;
  if (unasked) return <Unasked unasked={unasked} config={config} />;
  const { cifras, zona, mensaje, visitas, identificacion } = config;
  const again = (): void => {
    setChosen(null);
    setByName(false);
    forget();
  };
  const onlyNames = !identificacion.includes('pin') && identificacion.includes('nombre');
  return (
    <KioskFrame title={t('quiosco.inicio.titulo')} aside={<Languages />} foot={<Foot hasVisits={visitas} waiting={waiting} />}>
      <div className={classes.start} onPointerUp={fillScreen}>
        <div className={classes.clock}>
          <ClockArc size="desktop" now={minute} zona={zona} hour={format.hour} of={format.date(format.dayOf(minute), 'long')} />
          {mensaje !== '' && <p className={classes.message}>{mensaje}</p>}
        </div>
        {(isByName || onlyNames) && !chosen ? (
          <NameSearch onChoose={setChosen} onCancel={onlyNames ? null : again} />
        ) : (
          <PinEntry
            key={chosen?.clave ?? 'pin'}
            cifras={cifras}
            title={chosen ? t('quiosco.pin.de', { nombre: chosen.nombre }) : t('quiosco.pin.titulo')}
            problem={problem}
            isBusy={isBusy}
            onPin={(pin) => void identify(chosen ? { pin, persona: chosen.clave } : { pin })}
            onCodigo={(codigo) => void identify({ codigo })}
            onTouch={forget}
          >
            {chosen && (
              <Button variant="default" size="lg" onClick={again}>
                {t('quiosco.nombre.otro')}
              </Button>
            )}
            {!chosen && identificacion.includes('nombre') && (
              <Button variant="default" size="lg" onClick={() => setByName(true)}>
                {t('quiosco.nombre.boton')}
              </Button>
            )}
            {!chosen && identificacion.includes('codigo') && (
              <QrView instead={t('quiosco.qr.usa-pin')} onCodigo={(codigo) => void identify({ codigo })} />
            )}
          </PinEntry>
        )}
      </div>
    </KioskFrame>
  );
}

const VISITS: string = '/visitas-registro';

/** The foot of the first screen: visitors, what the device can reach, and its configuration. */
function Foot({ hasVisits, waiting }: { hasVisits: boolean; waiting: number }) {
  const { t } = useTranslation();
  const { hasScreen } = useRouteContext({ from: '__root__' });
  const online = useOnline();
  return (
    <>
      {hasVisits && hasScreen(VISITS) ? (
        <Link to={VISITS} className={classes.footButton} onClick={fillScreen}>
          <Glyph of={IconId} size="lg" />
          {t('quiosco.inicio.visita')}
        </Link>
      ) : (
        <span />
      )}
      <span className={classes.footEnd}>
        <span className={classes.state} role="status">
          <Glyph of={online ? IconCheck : IconCloudOff} data-tone={online ? 'accent' : 'warn'} />
          {online ? t('quiosco.inicio.conectado') : t('quiosco.inicio.sin-conexion')}
          {waiting > 0 && ` · ${t('quiosco.inicio.esperan', { count: waiting })}`}
        </span>
        <Link to="/quioscoconfiguracion" className={classes.gear} aria-label={t('quiosco.inicio.configurar')}>
          <Glyph of={IconSettings} size="lg" />
        </Link>
      </span>
    </>
  );
}
