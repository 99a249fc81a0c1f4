import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import type { EntradaDe, SalidaDe } from '@jornada/contract/call.ts';
import { modelo145 } from '@jornada/contract/modelo145/calls.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconShieldCheck } from '@jornada/ui/icons.ts';
import { Quote } from '@jornada/ui/quote.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { useSend } from '@jornada/web/calls.ts';
import { useWebServices } from '@jornada/web/services.tsx';
import { useMessageOf } from '@jornada/web/use-message-of.ts';

type Prueba = EntradaDe<typeof modelo145.acusar>['Prueba'];

/** Signs the receipt of the company, with the PIN or the password of whoever does it. */
export function ReceiptForm({ of: { version, texto, textoVersion, metodos } }: { of: SalidaDe<typeof modelo145.una> }) {
  const { t } = useTranslation();
  const messageOf = useMessageOf();
  const { notices } = useWebServices();
  // The intranet asks for no passkeys.
  const ways = metodos.filter((one) => one !== 'llave');
  const [chosen, setChosen] = useState<MetodoFirma | null>(null);
  const [secret, setSecret] = useState('');
  const way = chosen ?? ways[0] ?? 'contrasena';
  const send = useSend(modelo145.acusar, { onSuccess: () => notices.show(t('modelo145.gestion.hecho')), refreshOnError: true });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const proof: Prueba = way === 'pin' ? { Pin: secret } : way === 'contrasena' ? { Password: secret } : {};
    send.mutate({ id: version.id, huella: version.huella, textoVersion, Prueba: proof }, { onError: () => setSecret('') });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <div lang="es">
          <Quote>{texto}</Quote>
        </div>
        {ways.length > 1 && (
          <SegmentChoice
            aria-label={t('modelo145.firma.con')}
            value={way}
            options={ways.map((value) => ({ value, label: t(`modelo145.firma.metodos.${value}`) }))}
            onChoose={(value) => {
              setChosen(value);
              setSecret('');
              send.reset();
            }}
          />
        )}
        {way === 'sesion' ? (
          <Text size="sm" c="dimmed">
            {t('modelo145.firma.sesion-nota')}
          </Text>
        ) : (
          <PasswordInput
            key={way}
            label={t(way === 'pin' ? 'modelo145.firma.pin-campo' : 'modelo145.firma.contrasena-campo')}
            value={secret}
            onChange={({ currentTarget }) => setSecret(currentTarget.value)}
            autoComplete={way === 'pin' ? 'off' : 'current-password'}
            {...(way === 'pin' && { inputMode: 'numeric' as const })}
            maxLength={way === 'pin' ? 8 : 200}
            required
            withAsterisk={false}
          />
        )}
        {send.error && (
          <Text size="sm" c="bad" role="alert">
            {messageOf(send.error)}
          </Text>
        )}
        <Button
          type="submit"
          loading={send.isPending}
          disabled={way !== 'sesion' && secret === ''}
          leftSection={<Glyph of={IconShieldCheck} size="sm" />}
        >
          {t('modelo145.gestion.acusar')}
        </Button>
      </Stack>
    </form>
  );
}
