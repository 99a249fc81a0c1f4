import { useTranslation } from 'react-i18next';
import { Button, Stack, Text } from '@mantine/core';
import { isPhone } from '../../native/is-phone.ts';
import { CodeField } from './code-field.tsx';
import { CopyButton } from './copy-button.tsx';
import { QrCode } from '@jornada/ui/qr-code.tsx';
import classes from './factor.module.css';

type Props = {
  secret: { Secreto: string; Uri: string };
  code: string;
  onCode: (code: string) => void;
  error: string | undefined;
};

/**
 * Sets up an authenticator app, and takes its first code. On a phone by opening the app or by the key, because a phone cannot
 * scan its own screen; elsewhere by the QR code.
 */
export function AppSetup({ secret, code, onCode, error }: Props) {
  const { t } = useTranslation();
  const parts = isPhone()
    ? [<Here key="here" secret={secret} />, <Scan key="scan" secret={secret} isSecond />]
    : [<Scan key="scan" secret={secret} />, <Here key="here" secret={secret} isSecond />];
  return (
    <Stack>
      {parts}
      <CodeField value={code} onChange={onCode} error={error} description={t('factores.confirma')} />
    </Stack>
  );
}

type PartProps = Pick<Props, 'secret'> & { isSecond?: boolean };

function Scan({ secret, isSecond = false }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <p className={isSecond ? classes.note : undefined}>{t(isSecond ? 'factores.en-otro' : 'factores.escanea')}</p>
      <QrCode text={secret.Uri} label={t('factores.qr')} />
    </>
  );
}

function Here({ secret, isSecond = false }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      {!isSecond && <p>{t('factores.en-este')}</p>}
      <Button variant="default" component="a" href={secret.Uri}>
        {t('factores.abrir')}
      </Button>
      <Text size="sm" c="dimmed">
        {t(isSecond ? 'factores.a-mano' : 'factores.o-clave')}
      </Text>
      <div className={classes.key}>
        <code>{secret.Secreto.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret.Secreto} variant="subtle" />
      </div>
    </>
  );
}
