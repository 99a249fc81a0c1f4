import { useTranslation } from 'react-i18next';
import { Button } from '@mantine/core';
import { copyText } from '@jornada/web/native/files.ts';
import { useServices } from '../services.tsx';
import { CodeField } from './code-field.tsx';
import { QrCode } from './qr-code.tsx';
import classes from './factor.module.css';

type Props = {
  secret: { Secreto: string; Uri: string };
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
};

/** Sets an app up: by its QR code, or typed; and the first code it shows. */
export function AppSetup({ secret, code, onCode, error }: Props) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const copy = async () => {
    if (await copyText(secret.Secreto)) notices.show(t('factores.copiado'));
  };
  return (
    <div className={classes.setup}>
      <p>{t('factores.escanea')}</p>
      <QrCode text={secret.Uri} label={t('factores.qr')} />
      {/* On a phone the code cannot be scanned with itself: its app is opened from here. */}
      <Button variant="default" component="a" href={secret.Uri}>
        {t('factores.abrir')}
      </Button>
      <p className={classes.note}>{t('factores.a-mano')}</p>
      <div className={classes.key}>
        <code>{secret.Secreto.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <Button variant="subtle" onClick={() => void copy()}>
          {t('factores.copiar')}
        </Button>
      </div>
      <CodeField value={code} onChange={onCode} error={error} description={t('factores.confirma')} />
    </div>
  );
}
