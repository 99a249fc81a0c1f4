import { expect, test } from 'vitest';
import { readPosicion } from './read-posicion.ts';

test.each([
  ['40.40745, -3.69116', 40.40745, -3.69116],
  ['40.40745 -3.69116', 40.40745, -3.69116],
  ['geo:28.14162,-15.42655?z=17', 28.14162, -15.42655],
  ['https://www.google.com/maps/@40.4,-3.7,17z', 40.4, -3.7],
  ['https://www.google.com/maps/place/X/@40.1,-3.1,17z/data=!3m1!8m2!3d40.40745!4d-3.69116', 40.40745, -3.69116],
  ['https://maps.google.com/?q=40.40745,-3.69116', 40.40745, -3.69116],
  ['https://www.google.com/maps/search/?api=1&query=40.40745%2C-3.69116', 40.40745, -3.69116],
  ['https://www.openstreetmap.org/#map=17/40.40745/-3.69116', 40.40745, -3.69116],
  ['https://www.openstreetmap.org/?mlat=40.40745&mlon=-3.69116#map=5/1/1', 40.40745, -3.69116],
  ['https://maps.apple.com/?ll=40.40745,-3.69116&z=4', 40.40745, -3.69116],
])('%s', (texto, latitud, longitud) => {
  expect(readPosicion(texto)).toEqual({ latitud, longitud });
});

test.each(['', 'Calle Mayor 3', '91, 3', '0,0', 'https://maps.app.goo.gl/abc', '40,5'.repeat(3)])('%s is no position', (texto) => {
  expect(readPosicion(texto)).toBeNull();
});
