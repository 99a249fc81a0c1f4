import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, PasswordInput, Stack, Text } from '@mantine/core';
import type { Modelo145Vista } from '@jornada/contract/modelo145/vistas.ts';
import type { MetodoFirma } from '@jornada/domain/firmas/modelo.ts';
import { Glyph } from '@jornada/ui/glyph.tsx';
import { IconAlertTriangle, IconEye, IconEyeOff, IconShieldCheck } from '@jornada/ui/icons.ts';
import { Note } from '@jornada/ui/note.tsx';
import { Quote } from '@jornada/ui/quote.tsx';
import { SegmentChoice } from '@jornada/ui/segments.tsx';
import { Sheet } from '@jornada/ui/sheet.tsx';
import { Declared } from '@jornada/web/modelo145/declared.tsx';
import { useFormat } from '@jornada/web/use-format.ts';
import { useMessageOf } from '@jornada/web/use-message-of.ts';
import { canOfferPasskeys, PasskeyCancelled } from '../../../native/passkeys.ts';
import { useFirmar145, type Firma145 } from '../api.ts';
import { useForm145 } from './form-context.ts';

type Props = { onClose: () => void; onSigned: (vista: Modelo145Vista) => void };

/** What is declared, the official words, and the proof that it is the person. */
export function SignSheet({ onClose, onSigned }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const messageOf = useMessageOf();
  const { vista, draft } = useForm145();
  const ways = vista.metodos.filter((one) => one !== 'llave' || canOfferPasskeys());
  const [chosen, setChosen] = useState<MetodoFirma | null>(null);
  const [secret, setSecret] = useState('');
  const way = chosen ?? ways[0] ?? 'contrasena';
  const sign = useFirmar145({ isKey: way === 'llave', onSuccess: onSigned });
  const hasSecret = way === 'pin' || way === 'contrasena';
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (vista.huella === null) return;
    const Prueba: Firma145['Prueba'] = way === 'pin' ? { Pin: secret } : way === 'contrasena' ? { Password: secret } : {};
    sign.mutate({ huella: vista.huella, textoVersion: vista.textoVersion, Prueba }, { onError: () => setSecret('') });
  };
  const problem = sign.error && (sign.error instanceof PasskeyCancelled ? t('factores.cancelado') : messageOf(sign.error));
  const month = format.month(Number(vista.efecto.slice(5, 7)), Number(vista.efecto.slice(0, 4)));
  return (
    <Sheet
      title={t('modelo145.firma.titulo')}
      closeLabel={t('modelo145.historia.cerrar')}
      onClose={onClose}
      foot={
        <Button
          type="submit"
          form="m145-firma"
          size="xl"
          fullWidth
          loading={sign.isPending || draft.state === 'saving'}
          disabled={(hasSecret && secret === '') || vista.huella === null}
          leftSection={<Glyph of={IconShieldCheck} />}
        >
          {t('modelo145.firma.boton')}
        </Button>
      }
    >
      <form id="m145-firma" onSubmit={submit}>
        <Stack gap="md">
          <Declared of={draft.formulario} />
          <Text>{t('modelo145.firma.efecto', { mes: month })}</Text>
          <div lang="es">
            <Quote>{vista.texto}</Quote>
          </div>
          <Text size="sm" c="dimmed">
            {t('modelo145.firma.palabras')} {t('modelo145.firma.explicacion')}
          </Text>
          <Note icon={IconAlertTriangle}>{t('modelo145.firma.aviso')}</Note>
          {ways.length > 1 && (
            <SegmentChoice
              aria-label={t('modelo145.firma.con')}
              value={way}
              options={ways.map((value) => ({ value, label: t(`modelo145.firma.metodos.${value}`) }))}
              onChoose={(value) => {
                setChosen(value);
                setSecret('');
                sign.reset();
              }}
            />
          )}
          {hasSecret && (
            <PasswordInput
              key={way}
              name={way}
              label={t(way === 'pin' ? 'modelo145.firma.pin-campo' : 'modelo145.firma.contrasena-campo')}
              value={secret}
              onChange={({ currentTarget }) => setSecret(currentTarget.value)}
              autoComplete={way === 'pin' ? 'off' : 'current-password'}
              {...(way === 'pin' && { inputMode: 'numeric' as const })}
              maxLength={way === 'pin' ? 8 : 200}
              required
              withAsterisk={false}
              visibilityToggleIcon={RevealIcon}
              visibilityToggleButtonProps={{ 'aria-label': t('factores.ver-contrasena'), tabIndex: 0 }}
            />
          )}
          {way === 'llave' && (
            <Text size="sm" c="dimmed">
              {t('modelo145.firma.llave-nota')}
            </Text>
          )}
          {way === 'sesion' && (
            <Text size="sm" c="dimmed">
              {t('modelo145.firma.sesion-nota')}
            </Text>
          )}
          {problem && (
            <Text size="sm" c="bad" role="alert">
              {problem}
            </Text>
          )}
        </Stack>
      </form>
    </Sheet>
  );
}

function RevealIcon({ reveal }: { reveal: boolean }) {
  return <Glyph of={reveal ? IconEyeOff : IconEye} />;
}
